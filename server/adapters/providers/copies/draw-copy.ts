import QRCode from 'qrcode';
import { degrees, LineCapStyle, PDFDocument, PDFHexString, rgb, type PDFPage } from '@cantoo/pdf-lib';
import { addBarePages } from '../../../core/bare-pages.js';
import type { CopyFact, CopySheet } from '../../../domain/signatures/copies/CopySheet.js';
import { PageWriter, type Piece } from './PageWriter.js';
import { richBlocks, type Block, type Run } from './rich-blocks.js';
import { Typeface, type FaceName } from './Typeface.js';

const TEXT = 10;
const SIZES = { paragraph: TEXT, heading: 14, subheading: 12, quote: TEXT } as const;
const STEP = 18;
/** The field of a drawn signature, in its own units and in points. */
const PAD = { width: 600, height: 200 };
const DRAWN = { width: 240, height: 80 };
const QR = 96;

/** The copy without its digital signature. */
export async function drawCopy(sheet: CopySheet, original: Uint8Array | null): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const type = new Typeface(document);
  describe(document, sheet);
  if (original) await addBarePages(document, original);
  const writer = new PageWriter(document);
  writer.newPage();
  await drawForm(writer, type, sheet);
  await drawEvidence(writer, type, sheet);
  await drawFooters(document, type, sheet);
  return document;
}

function describe(document: PDFDocument, { title, business, language, signedAt, hash }: CopySheet): void {
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(business);
  document.setProducer('Greeter');
  document.setCreator('Greeter');
  document.setLanguage(language);
  document.setCreationDate(signedAt);
  document.setModificationDate(signedAt);
  const id = PDFHexString.of(hash.slice(0, 32));
  document.context.trailerInfo.ID = document.context.obj([id, id]);
}

async function drawForm(writer: PageWriter, type: Typeface, sheet: CopySheet): Promise<void> {
  const piece = async (text: string, name: FaceName = 'plain'): Promise<Piece> => {
    const face = await type.face(name);
    return { face, text: type.drawable(text, face) };
  };
  writer.text([await piece(sheet.business)], { size: 9 });
  writer.text([await piece(sheet.title, 'bold')], { size: 18, gap: 2 });
  for (const block of richBlocks(sheet.content)) await drawBlock(writer, type, block);
  if (sheet.fields.length > 0) {
    writer.text([await piece(sheet.words.fieldsHeading, 'bold')], { size: 12, gap: 14 });
    await drawFacts(writer, type, sheet.fields);
  }
  const { agreement, name, strokes, lines } = sheet.signer;
  writer.text([await piece(sheet.words.signatureHeading, 'bold')], { size: 12, gap: 14 });
  writer.text([await piece(`✓ ${agreement}`)], { size: TEXT, gap: 4 });
  if (strokes) drawStrokes(writer, strokes);
  else if (name !== null) await drawName(writer, type, name);
  for (const line of lines) writer.text([await piece(line)], { size: TEXT, gap: 2 });
}

async function drawBlock(writer: PageWriter, type: Typeface, { kind, depth, marker, runs }: Block): Promise<void> {
  const isHeading = kind === 'heading' || kind === 'subheading';
  const pieces: Piece[] = [];
  for (const run of runs) {
    const face = await type.face(faceOf(run, isHeading));
    // Blanks and breaks are those of the layout.
    const parts = run.text === '\n' ? ['\n'] : [type.drawable(run.text.replace(/[ \t\r\n\f]+/g, ' '), face)];
    for (const text of parts) pieces.push({ face, text, isUnderlined: run.isUnderlined, isStruck: run.isStruck });
  }
  const face = await type.face('plain');
  writer.text(pieces, {
    size: SIZES[kind],
    gap: isHeading ? 10 : marker === null ? 6 : 2,
    indent: depth * STEP + (kind === 'quote' ? STEP : 0),
    inset: kind === 'quote' ? STEP : 0,
    ...(marker !== null && { marker: { face, text: marker } }),
  });
}

function faceOf({ isBold, isItalic }: Run, isHeading: boolean): FaceName {
  if (isBold || isHeading) return isItalic ? 'boldItalic' : 'bold';
  return isItalic ? 'italic' : 'plain';
}

async function drawFacts(writer: PageWriter, type: Typeface, facts: readonly CopyFact[], size = TEXT): Promise<void> {
  const [bold, plain] = [await type.face('bold'), await type.face('plain')];
  for (const { label, value } of facts)
    writer.fact(
      { face: bold, text: type.drawable(label, bold) },
      {
        face: plain,
        text: linesOf(value)
          .map((line) => type.drawable(line, plain))
          .join('\n'),
      },
      { size, labelWidth: 130 },
    );
}

const linesOf = (text: string): string[] => text.split(/\r?\n/);

/** A typed name looks written where the font for that has all of its letters. */
async function drawName(writer: PageWriter, type: Typeface, name: string): Promise<void> {
  const script = await type.face('script');
  const face = [...name].every((sign) => script.has(sign)) ? script : await type.face('serif');
  writer.text([{ face, text: type.drawable(name, face) }], { size: face === script ? 30 : 20, gap: 8 });
}

function drawStrokes(writer: PageWriter, strokes: string): void {
  const { page, x, top } = writer.take(DRAWN.height + 8);
  const scale = DRAWN.width / PAD.width;
  for (const stroke of strokes.split(';')) {
    const points = stroke.split(' ').map((point) => {
      const [across, down] = point.split(',').map(Number) as [number, number];
      return { x: Math.min(across, PAD.width) * scale, y: Math.min(down, PAD.height) * scale };
    });
    const path = points.map((point) => `${point.x.toFixed(2)} ${point.y.toFixed(2)}`);
    // A dot is a line of no length with round ends.
    page.drawSvgPath(`M ${path[0]} L ${(path.length > 1 ? path.slice(1) : path).join(' L ')}`, {
      x,
      y: top - 4,
      borderColor: rgb(0.05, 0.1, 0.35),
      borderWidth: 1.4,
      borderLineCap: LineCapStyle.Round,
    });
  }
}

async function drawEvidence(writer: PageWriter, type: Typeface, sheet: CopySheet): Promise<void> {
  const { words, evidence, verifyUrl } = sheet;
  const page = writer.newPage();
  const [bold, plain] = [await type.face('bold'), await type.face('plain')];
  writer.text([{ face: bold, text: type.drawable(words.evidenceHeading, bold) }], { size: 16 });
  writer.text([{ face: plain, text: type.drawable(words.evidenceIntro, plain) }], { size: 9, gap: 4, inset: QR + 20 });
  drawQrCode(page, verifyUrl);
  const used = page === writer.page ? writer.take(0).top : 0;
  const below = page.getHeight() - 54 - QR - 8;
  if (used > below) writer.take(used - below);
  writer.text([{ face: plain, text: type.drawable(words.qrCode, plain) }], { size: 8 });
  writer.rule();
  await drawFacts(writer, type, evidence, 9);
  const { missing } = type;
  if (missing.length > 0) await drawFacts(writer, type, [{ label: words.notDrawn, value: missing.join(' ') }], 9);
}

function drawQrCode(page: PDFPage, text: string): void {
  const { data, size } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const cell = QR / size;
  const [left, top] = [page.getWidth() - 54 - QR, page.getHeight() - 54];
  let path = '';
  for (let index = 0; index < data.length; index += 1) {
    if (!data[index]) continue;
    const [x, y] = [((index % size) * cell).toFixed(3), (Math.floor(index / size) * cell).toFixed(3)];
    path += `M ${x} ${y} h ${cell.toFixed(3)} v ${cell.toFixed(3)} h ${(-cell).toFixed(3)} Z `;
  }
  page.drawSvgPath(path, { x: left, y: top, color: rgb(0, 0, 0), borderWidth: 0 });
}

async function drawFooters(document: PDFDocument, type: Typeface, { words, code }: CopySheet): Promise<void> {
  const face = await type.face('plain');
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const text = `${words.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length))} · ${code}`;
    page.drawText(type.drawable(text, face), {
      ...footerPlace(page),
      size: 8,
      font: face.font,
      color: rgb(0.35, 0.35, 0.35),
    });
  }
}

/** At the foot of the page as it is seen: pages of a PDF may be turned. */
function footerPlace(page: PDFPage) {
  const { x, y, width, height } = page.getCropBox();
  const [across, up] = [54, 24];
  const turned = (((page.getRotation().angle % 360) + 360) % 360) as 0 | 90 | 180 | 270;
  const places = {
    0: { x: x + across, y: y + up },
    90: { x: x + width - up, y: y + across },
    180: { x: x + width - across, y: y + height - up },
    270: { x: x + up, y: y + height - across },
  };
  return { ...(places[turned] ?? places[0]), rotate: degrees(turned) };
}
