interface DemoItem {
  type?: 'PRODUCT';
  name: string;
  price?: string;
  durationMinutes?: number;
  description?: string;
}

interface DemoCategory {
  name: string;
  subheading: string;
  items: readonly DemoItem[];
}

/** What the demo salon offers, in the order in which it is shown. */
export const CATALOGUE: readonly DemoCategory[] = [
  {
    name: 'Hair',
    subheading: 'Every cut begins with a wash and a word about what you would like',
    items: [
      {
        name: 'Cut & style',
        price: '58',
        durationMinutes: 45,
        description:
          '<p>Wash, cut and blow-dry, with a <strong>scalp massage</strong> while you lean back.</p><ul><li><p>All lengths</p></li><li><p>A free fringe trim within four weeks</p></li></ul>',
      },
      {
        name: 'Clipper cut',
        price: '32',
        durationMinutes: 30,
        description: '<p>Short sides, clean neck, hot towel.</p>',
      },
      {
        name: 'Child’s cut',
        price: '26',
        durationMinutes: 30,
        description: '<p>Up to 12 years. The booster seat is a race car.</p>',
      },
      { name: 'Blow-dry', price: '38.50', durationMinutes: 30 },
    ],
  },
  {
    name: 'Color',
    subheading: 'Without ammonia; please ask for a patch test two days before',
    items: [
      { name: 'Root touch-up', price: '74', durationMinutes: 75 },
      {
        name: 'Balayage',
        price: '165',
        durationMinutes: 150,
        description:
          '<p>Painted by hand for a <em>soft, sun-lit</em> finish, with toner and blow-dry.</p><p><span style="color: #EA4335">Long or thick hair may need more time.</span></p>',
      },
      { name: 'Gloss', price: '45', durationMinutes: 30 },
    ],
  },
  {
    name: 'Beard & brows',
    subheading: 'Quick visits, often without a wait',
    items: [
      { name: 'Beard trim', price: '22', durationMinutes: 20 },
      { name: 'Hot-towel shave', price: '36', durationMinutes: 30 },
      { name: 'Brow shaping', price: '18', durationMinutes: 15 },
    ],
  },
  {
    name: 'To take home',
    subheading: 'What we use ourselves',
    items: [
      {
        type: 'PRODUCT',
        name: 'Rosemary shampoo, 250 ml',
        price: '19.95',
        description: '<p>Vegan, without sulphates.</p>',
      },
      { type: 'PRODUCT', name: 'Argan oil, 50 ml', price: '24.50' },
      { type: 'PRODUCT', name: 'Matte clay', price: '17' },
      { type: 'PRODUCT', name: 'Gift card', description: '<p>Any amount; ask at the desk.</p>' },
    ],
  },
];
