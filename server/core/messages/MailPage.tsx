import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { CSSProperties } from 'react';
import type { Language } from '../i18n/catalogue.generated.js';
import { translate } from '../i18n/translate.js';
import type { MailParts } from './mail-parts.js';

// Mail programs use inline styles; those with dark mode get its colors by class.
const DARK_AND_NARROW = `
  @media (prefers-color-scheme: dark) {
    .back, .back > table > tbody > tr > td { background-color: #171918 !important; }
    .card { background-color: #202322 !important; border-color: #3b403e !important; }
    .ink { color: #eeece8 !important; } .soft { color: #b5b9b5 !important; } .link { color: #6fcfc6 !important; }
    .button { background-color: #6fcfc6 !important; color: #05302e !important; }
  }
  @media (max-width: 480px) { .inner { padding: 24px 20px !important; } }`;

const FONT: CSSProperties = {
  fontFamily: "Figtree, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
};
const BACK: CSSProperties = { backgroundColor: '#faf8f5', margin: 0, padding: '32px 16px' };
const PAGE: CSSProperties = { maxWidth: 520 };
const NAME: CSSProperties = {
  ...FONT,
  fontSize: 20,
  fontWeight: 700,
  lineHeight: 1.25,
  color: '#0f5f5c',
  margin: '0 4px 16px',
};
const CARD: CSSProperties = {
  backgroundColor: '#ffffff',
  border: '1px solid #dedad3',
  borderRadius: 12,
  borderCollapse: 'separate',
};
const TITLE: CSSProperties = {
  ...FONT,
  fontSize: 24,
  lineHeight: 1.25,
  fontWeight: 700,
  color: '#1f2322',
  margin: '0 0 16px',
};
const INK: CSSProperties = { ...FONT, fontSize: 16, lineHeight: 1.5, color: '#1f2322', margin: '0 0 16px' };
const SOFT: CSSProperties = { ...FONT, fontSize: 14, lineHeight: 1.5, color: '#565c59', margin: '0 0 8px' };
const LAST: CSSProperties = { ...SOFT, margin: 0 };
const BUTTON: CSSProperties = {
  ...FONT,
  backgroundColor: '#0f5f5c',
  borderRadius: 8,
  color: '#ffffff',
  fontSize: 16,
  fontWeight: 600,
  lineHeight: '20px',
  padding: '12px 24px',
};
const LINK: CSSProperties = { color: '#0f5f5c', wordBreak: 'break-all' };

/** A mail in the look of the app: a card with a title, paragraphs and at most one button. */
export function MailPage({
  subject,
  title,
  paragraphs,
  entries = [],
  button,
  footnote,
  language,
}: MailParts & { language: Language }) {
  return (
    <Html lang={language}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style dangerouslySetInnerHTML={{ __html: DARK_AND_NARROW }} />
      </Head>
      <Body className="back" style={BACK}>
        <Preview>{paragraphs[0] ?? entries[0]?.text ?? title}</Preview>
        <Container style={PAGE}>
          <Text className="link" style={NAME}>
            Greeter
          </Text>
          <Row className="card" style={CARD}>
            <Column className="inner" style={{ padding: 32 }}>
              <Heading className="ink" style={TITLE}>
                {title}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Text className="ink" key={paragraph} style={INK}>
                  {paragraph}
                </Text>
              ))}
              {entries.map(({ text, label, address }) => (
                <Text className="ink" key={address} style={INK}>
                  {text}
                  <br />
                  <Link className="link" href={address} style={LINK}>
                    {label}
                  </Link>
                </Text>
              ))}
              {button && (
                <Section style={{ margin: '24px 0' }}>
                  <Button className="button" href={button.address} style={BUTTON}>
                    {button.label}
                  </Button>
                </Section>
              )}
              <Text className="soft" style={button ? SOFT : LAST}>
                {footnote}
              </Text>
              {button && (
                <Text className="soft" style={LAST}>
                  {translate(language, 'mailFrame.openAddress')}{' '}
                  <Link className="link" href={button.address} style={LINK}>
                    {button.address}
                  </Link>
                </Text>
              )}
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  );
}
