import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js';

/** TwiML of a call: speaks the words twice, because people miss the first seconds. */
export function twimlOf(spoken: string): string {
  const response = new VoiceResponse();
  for (let time = 0; time < 2; time += 1) {
    response.pause({ length: 1 });
    response.say({ language: 'en-US' }, spoken);
  }
  return response.toString();
}
