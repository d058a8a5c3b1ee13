import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ChoiceField } from '../pieces/ChoiceField';
import { CopyField } from '../pieces/CopyField';
import type { BusinessPageSettingsFragment } from './business-page.generated';
import { type EmbedChoice, frameCode, scriptCode } from './embed-code';
import { EmbedPreview } from './EmbedPreview';
import { Section } from '../pieces/Section';

interface Props {
  business: { name: string; vanityName: string | null };
  settings: BusinessPageSettingsFragment;
  /** Where Greeter is. */
  origin: string;
  /** Opens the settings of the page; null for those who do not change them. */
  onSettings: (() => void) | null;
}

const shapes = [
  ['card', 'Card'],
  ['button', 'Button'],
] as const;
const schemes = [
  ['auto', 'Auto'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** The code of a card or a button for the business's own site, and how it looks now. */
export function EmbedPanel({ business: { name, vanityName }, settings, origin, onSettings }: Props) {
  const [choice, setChoice] = useState<EmbedChoice>({ shape: 'card', scheme: 'auto' });
  if (vanityName === null)
    return (
      <Section title="On your website">
        <Typography color="textSecondary">
          A card or a button for your own site needs the address of your page: it appears here as soon as there is a
          vanity name.
        </Typography>
      </Section>
    );
  const script = scriptCode(origin, vanityName, choice);
  const frame = frameCode(origin, { vanityName, title: name }, choice);
  return (
    <Section title="On your website">
      <Stack sx={{ gap: 5, maxWidth: 720 }}>
        <Typography color="textSecondary">
          Visitors of your own site see whether you are open and how long the wait is right now, and come to your page
          from there. Paste the code where it should stand on your site.
        </Typography>
        {settings.isBasic && (
          <Alert severity="warning" role="note">
            Until your plan has a business page, your site shows “Not available right now” in its place.
          </Alert>
        )}
        {!settings.isBasic && !settings.joinsFromAfar && (
          <Alert
            severity="info"
            role="note"
            action={
              onSettings && (
                <Button color="inherit" onClick={onSettings}>
                  Settings
                </Button>
              )
            }
          >
            Joining the line from afar is off: it says “Visit our page” instead of “Join the line”.
          </Alert>
        )}
        {!origin.startsWith('https:') && (
          <Alert severity="info" role="note">
            Sites with https show nothing from <strong>{origin}</strong>: open Greeter at an address with https, then
            copy the code there.
          </Alert>
        )}
        <ChoiceField
          label="What to show"
          value={choice.shape}
          choices={shapes}
          onChange={(shape) => setChoice({ ...choice, shape })}
        />
        <ChoiceField
          label="Colors"
          value={choice.scheme}
          choices={schemes}
          onChange={(scheme) => setChoice({ ...choice, scheme })}
        />
        <EmbedPreview vanityName={vanityName} choice={choice} />
        <Stack sx={{ gap: 4 }}>
          <CopyField
            key={script}
            label="Code for your site"
            text={script}
            word="Copy code"
            copied="The code is copied."
          />
          <CopyField
            key={frame}
            label="For sites that take no scripts"
            text={frame}
            word="Copy frame"
            copied="The code is copied."
          />
        </Stack>
      </Stack>
    </Section>
  );
}
