import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';

/** TwiML of a call: the words twice, because nobody listens from the first second. */
export function twimlOf(spoken: string): string {
  const response = new VoiceResponse();
  for (let time = 0; time < 2; time += 1) {
    response.pause({ length: 1 });
    response.say({ language: 'en-US' }, spoken);
  }
  return response.toString();
}
