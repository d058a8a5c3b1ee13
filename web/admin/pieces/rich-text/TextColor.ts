import { Mark } from '@tiptap/react';
import { richTextColorOf } from '../../../ui/RichText/parse-rich-text';

const colorIn = (element: HTMLElement) => richTextColorOf(element.style.color);

/** A color of the list; black has a name of its own, as the style draws it like other text. */
export const TextColor = Mark.create({
  name: 'textColor',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: colorIn,
      renderHTML: ({ color }) => ({ style: `color: ${color}`, 'data-color': color }),
    },
  }),
  parseHTML: () => [{ tag: 'span', getAttrs: (element) => (colorIn(element) ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
});
