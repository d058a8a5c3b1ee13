import type { AddProductInput, ImportProductInput } from '../../../schema.generated';
import { durationFault, maxRank, priceFault } from '../item-values';
import { readDuration, readPrice } from '../read-amounts';
import { maxCategoryName, maxItemName, maxRichText } from '../../limits';
import type { Cells, CheckedRow } from '../../imports/list-kind';
import type { ImportField } from './columns';
import { readDescription, readType } from './read-values';

const length = (text: string, max: number, what: string) =>
  text.length > max ? `${what} has at most ${max.toLocaleString('en-US')} characters.` : undefined;

function nameFault(name: string): string | undefined {
  return name === '' ? 'Enter a name.' : length(name, maxItemName, 'A name');
}

const rankFault = (rank: string) =>
  rank === '' || (/^\d{1,2}$/.test(rank) && Number(rank) <= maxRank) ? undefined : `A rank is 0 to ${maxRank}.`;

/** The item of a row, or what is wrong with its cells. */
export function checkRow(number: number, cells: Cells<ImportField>): CheckedRow<ImportField, ImportProductInput> {
  const { name = '', category = '', rank = '' } = cells;
  const type = readType(cells.type ?? '');
  const price = readPrice(cells.price ?? '');
  const minutes = readDuration(cells.duration ?? '');
  const description = readDescription(cells.description ?? '');
  const faults = Object.fromEntries(
    Object.entries({
      type: type === null ? 'Write Service or Product.' : undefined,
      name: nameFault(name),
      category: length(category, maxCategoryName, 'A category'),
      price: priceFault(price),
      duration:
        durationFault(minutes) ?? (minutes && type === 'PRODUCT' ? 'Only services have a duration.' : undefined),
      description: length(description, maxRichText, 'A description, markup included,'),
      rank: rankFault(rank),
    } satisfies Record<ImportField, string | undefined>).filter(([, fault]) => fault !== undefined),
  );
  if (type === null || Object.keys(faults).length > 0) return { faults };
  const item: AddProductInput = {
    type,
    name,
    newCategoryName: category || null,
    price: price || null,
    durationMinutes: minutes || null,
    description,
    position: rank === '' ? null : Number(rank),
  };
  return { input: { row: number, item }, faults: null };
}
