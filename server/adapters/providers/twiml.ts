import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';
import { languages, type Language } from '../../core/i18n/catalogue.generated.js';

type SayAttributes = Parameters<VoiceResponse['say']>[0];

/** TwiML of a call: speaks the words twice, because people miss the first seconds, with the voice that the language's file names. */
export function twimlOf(spoken: string, language: Language): string {
  const { speech, voice } = languages.find(({ code }) => code === language)!;
  const attributes = { language: speech, ...(voice && { voice }) } as SayAttributes;
  const response = new VoiceResponse();
  for (let time = 0; time < 2; time += 1) {
    response.pause({ length: 1 });
    response.say(attributes, spoken);
  }
  return response.toString();
}
