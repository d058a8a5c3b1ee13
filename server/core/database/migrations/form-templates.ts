interface TemplateField {
  name: string;
  kind: 'text' | 'choice' | 'date' | 'initials';
  label: string;
  isRequired: boolean;
  options: string[];
}

interface Template {
  kind: string;
  name: string;
  content: string;
  fields: readonly TemplateField[];
}

const text = (name: string, label: string, isRequired = false): TemplateField => ({
  name,
  kind: 'text',
  label,
  isRequired,
  options: [],
});
const choice = (name: string, label: string, options: string[]): TemplateField => ({
  name,
  kind: 'choice',
  label,
  isRequired: true,
  options,
});
const date = (name: string, label: string): TemplateField => ({
  name,
  kind: 'date',
  label,
  isRequired: true,
  options: [],
});
const initials = (name: string, label: string): TemplateField => ({
  name,
  kind: 'initials',
  label,
  isRequired: true,
  options: [],
});

const p = (...paragraphs: string[]): string => paragraphs.map((words) => `<p>${words}</p>`).join('');
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** Texts to begin with, in the order of their ids from 1. The first is the default agreement. */
export const FORM_TEMPLATES: readonly Template[] = [
  {
    kind: 'agreement',
    name: 'Visitor agreement and release',
    content:
      p('Please read this agreement before your visit.') +
      '<h3>Your visit</h3>' +
      p(
        'I am here of my own free will. I agree to follow the posted rules and the instructions of the staff, and to tell them about anything that may make the visit unsafe for me or for others.',
      ) +
      '<h3>Risks</h3>' +
      p(
        'I understand that no visit is entirely free of risk. To the extent that the law allows, I release the business and its staff from claims that arise from ordinary risks of my visit. This does not release anyone from liability for gross negligence or intentional harm.',
      ) +
      '<h3>Emergencies</h3>' +
      p('If I need medical help, the staff may call emergency services. I pay the costs of such help.'),
    fields: [],
  },
  {
    kind: 'salon',
    name: 'Salon service consent',
    content:
      p('This form helps us to serve you safely.') +
      '<h3>Before the service</h3>' +
      list(
        'I have told the staff about allergies, skin conditions, pregnancy, medication and earlier reactions to color, wax or adhesives.',
        'I know that I can ask for a patch test, and that a reaction is possible even without an earlier one.',
        'I know that results differ with hair, skin and earlier treatments, and that several visits may be needed.',
      ) +
      '<h3>During and after</h3>' +
      p(
        'I will say at once if anything burns, itches or hurts. I will follow the advice on care that I am given. I consent to the service that I have chosen.',
      ),
    fields: [
      text('allergies', 'Allergies and skin conditions'),
      choice('patch-test', 'Patch test', ['I had one', 'I do not want one']),
    ],
  },
  {
    kind: 'tattoo',
    name: 'Tattoo and piercing consent',
    content:
      p('A tattoo is permanent, and a piercing is a wound that has to heal. Please read each point.') +
      list(
        'I am 18 years old or older, or my parent or guardian signs for me where the law allows it.',
        'I am not under the influence of alcohol or drugs.',
        'I have told the artist about blood thinners, diabetes, epilepsy, hemophilia, heart conditions, infections, pregnancy and allergies, also to pigments, latex and metal.',
        'I have checked the design, its spelling and its place on my body.',
        'I know that infection, scars, allergic reactions and fading are possible, and that touch-ups may be needed.',
        'I received the instructions on aftercare and will follow them.',
      ) +
      p(
        'I consent to the procedure and release the studio and the artist from claims that arise from these known risks, as far as the law allows.',
      ),
    fields: [
      date('birth-date', 'Date of birth'),
      text('procedure', 'Procedure and place on the body', true),
      initials('permanent', 'I understand that the result is permanent'),
    ],
  },
  {
    kind: 'gym',
    name: 'Gym waiver of liability',
    content:
      p('Exercise has risks that no gym can rule out, from sore muscles to serious injury.') +
      list(
        'I am healthy enough to exercise, or I have the approval of a doctor.',
        'I will use the equipment as shown and ask when I am unsure.',
        'I will stop if I feel pain, dizziness or shortness of breath, and tell the staff.',
        'I know these risks and accept them.',
      ) +
      p(
        'To the extent that the law allows, I release the gym, its staff and its trainers from claims for injury or loss that arise from ordinary risks of exercise. This does not cover gross negligence or intentional harm.',
      ),
    fields: [
      text('emergency-contact', 'Emergency contact, with phone number', true),
      text('conditions', 'Injuries or medical conditions'),
    ],
  },
  {
    kind: 'clinic',
    name: 'Consent to treatment',
    content:
      p('I ask for and consent to examination and treatment by this practice.') +
      list(
        'The nature, the aims, the usual risks and the alternatives of the treatment were explained to me, and I could ask questions.',
        'No result was guaranteed.',
        'I have given complete information on my health, medication and allergies.',
        'I can withdraw this consent at any time for anything that has not been done yet.',
      ) +
      p('I agree that my health information is used for my treatment, for billing and as the law requires.'),
    fields: [
      date('birth-date', 'Date of birth'),
      text('medication', 'Medication and allergies'),
      initials('risks', 'The risks were explained to me'),
    ],
  },
  {
    kind: 'photo',
    name: 'Photo and video consent',
    content:
      p('I allow the business to take photos and videos of me, or of the child for whom I sign, during my visit.') +
      list(
        'They may be used as chosen below, without payment to me.',
        'My name is not published with them unless I agree in writing.',
        'I can withdraw this consent for the future at any time; what was printed before stays in use.',
      ),
    fields: [
      choice('use', 'They may be used', [
        'For my own file only',
        'On the website and social media too',
        'In any advertising',
      ]),
    ],
  },
];
