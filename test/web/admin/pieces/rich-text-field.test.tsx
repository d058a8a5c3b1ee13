import 'reflect-metadata';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { useForm } from 'react-hook-form';
import { cleanRichText } from '../../../../server/core/rich-text';
import { RichTextField } from '../../../../web/admin/pieces/RichTextField';
import { useAttempt } from '../../../../web/admin/pieces/use-attempt';
import { openDialog } from '../open-dialog';

interface Values {
  description: string;
}

function Form({ initial, max, onSave }: { initial: string; max: number; onSave: (values: Values) => void }) {
  const { control, handleSubmit, reset, formState } = useForm<Values>({ defaultValues: { description: initial } });
  return (
    <form onSubmit={handleSubmit(onSave)}>
      <RichTextField control={control} name="description" label="Description" help="What it is." max={max} />
      <button>Save</button>
      <button type="button" onClick={() => reset({ description: '<p>Reset</p>' })}>
        Reset
      </button>
      {formState.isDirty && <p>Changed</p>}
    </form>
  );
}

// By label and text, which is quicker than by role.
const text = () => screen.getByLabelText('Description', { selector: '[role=textbox]' });
const tool = (name: string) =>
  screen.queryByLabelText(name, { selector: 'button' }) ?? screen.getByText(name, { selector: 'button' });
const isPressed = (name: string) => tool(name).getAttribute('aria-pressed');

async function show(initial = '', max = 20_000) {
  const onSave = jest.fn<(values: Values) => void>();
  const view = openDialog(<Form initial={initial} max={max} onSave={onSave} />);
  await screen.findByRole('textbox', { name: 'Description' });
  const { user } = view;
  const keys = async (combination: string) => {
    act(() => text().focus());
    await user.keyboard(combination);
  };
  return {
    ...view,
    onSave,
    keys,
    selectAll: () => keys('{Control>}a{/Control}'),
    paste: (html: string) =>
      act(() => {
        fireEvent.paste(text(), {
          clipboardData: { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] },
        });
      }),
    /** What the form has, which the server would keep as it is. */
    async saved() {
      await user.click(tool('Save'));
      await waitFor(() => expect(onSave).toHaveBeenCalled());
      const { description } = onSave.mock.lastCall![0];
      expect(cleanRichText(description)).toBe(description);
      return description;
    },
  };
}

describe('a tool changes what is selected, says that it is on, and changes it back', () => {
  test.each([
    ['Bold', '<p><strong>Cut</strong></p>'],
    ['Italic', '<p><em>Cut</em></p>'],
    ['Underline', '<p><u>Cut</u></p>'],
    ['Strikethrough', '<p><s>Cut</s></p>'],
    ['Heading', '<h2>Cut</h2>'],
    ['Small heading', '<h3>Cut</h3>'],
    ['Bullets', '<ul><li><p>Cut</p></li></ul>'],
    ['Numbers', '<ol><li><p>Cut</p></li></ol>'],
    ['Quote', '<blockquote><p>Cut</p></blockquote>'],
    ['Blue', '<p><span style="color: #4285F4">Cut</span></p>'],
    ['Red', '<p><span style="color: #EA4335">Cut</span></p>'],
    ['Yellow', '<p><span style="color: #FBBC05">Cut</span></p>'],
    ['Green', '<p><span style="color: #34A853">Cut</span></p>'],
    ['Black', '<p><span style="color: #000">Cut</span></p>'],
  ])('%s', async (name, html) => {
    const { user, selectAll, saved } = await show('<p>Cut</p>');
    await selectAll();
    await user.click(tool(name));
    expect(await saved()).toBe(html);
    expect(isPressed(name)).toBe('true');
    await user.click(tool(name));
    expect(await saved()).toBe('<p>Cut</p>');
    expect(isPressed(name)).toBe('false');
  });
});

test('formatting is cleared, undone and done again', async () => {
  const marked = '<h2><strong><span style="color: #EA4335">Cut</span></strong></h2>';
  const { user, selectAll, saved } = await show(marked);
  expect(tool('Undo').getAttribute('aria-disabled')).toBe('true');
  await selectAll();
  await user.click(tool('Clear formatting'));
  expect(await saved()).toBe('<p>Cut</p>');
  await user.click(tool('Undo'));
  expect(await saved()).toContain('<h2>');
  await user.click(tool('Redo'));
  expect(await saved()).toBe('<p>Cut</p>');
});

test('what is pasted loses all that the server would not keep', async () => {
  const { paste, saved } = await show();
  paste(
    '<style>p {color: red}</style><div class="x" style="color: red"><b>Cut</b> <i onclick="alert(1)">and</i> <a href="javascript:alert(1)">wash</a><img src="x" onerror="alert(1)"></div><table><tr><td><a href="https://a.example/" class="y">Price</a></td></tr></table><span style="color: rgb(66, 133, 244); font-size: 40px">blue</span>',
  );
  const html = await saved();
  expect(html).toContain('<strong>Cut</strong> <em>and</em> wash');
  expect(html).toContain('<a href="https://a.example/">Price</a>');
  expect(html).toContain('<span style="color: #4285F4">blue</span>');
  expect(html).not.toMatch(/style="(?!color: #4285F4")|class|alert|<(?:b|i|img|div|table|td)\b/);
});

test('a text without a word is empty', async () => {
  const { keys, selectAll, saved } = await show('<p><strong>Cut</strong></p>');
  await selectAll();
  await keys('{Backspace}');
  expect(await saved()).toBe('');
});

test('it follows the form, and is no change before one is made', async () => {
  const { user } = await show('<p>a<br />b</p><ul><li><p>c</p></li></ul>');
  expect(screen.queryByText('Changed')).toBeNull();
  await user.click(tool('Reset'));
  await waitFor(() => expect(text().textContent).toBe('Reset'));
  expect(screen.queryByText('Changed')).toBeNull();
});

describe('a link', () => {
  const address = () => screen.getByLabelText('Address');

  test('is added to what is selected, without sending the form', async () => {
    const { user, selectAll, saved, onSave } = await show('<p>Cut</p>');
    await selectAll();
    await user.click(tool('Link'));
    await user.type(address(), 'javascript:alert(1)');
    await user.click(tool('Add link'));
    await screen.findByText('Enter the address of a page, an email address or a phone number.');
    await user.clear(address());
    await user.type(address(), 'example.com/cut{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSave).not.toHaveBeenCalled();
    expect(await saved()).toBe('<p><a href="https://example.com/cut">Cut</a></p>');
    expect(isPressed('Link')).toBe('true');
  });

  test('stands for itself where nothing is selected', async () => {
    const { user, saved } = await show();
    await user.click(tool('Link'));
    await user.type(address(), 'cut@example.com{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await saved()).toBe('<p><a href="mailto:cut@example.com">cut@example.com</a></p>');
  });

  test('is changed and removed as a whole', async () => {
    const { user, selectAll, saved } = await show('<p><a href="tel:+15185550100">Call</a></p>');
    await selectAll();
    await user.click(tool('Link'));
    expect(address()).toHaveProperty('value', '+15185550100');
    await user.clear(address());
    await user.type(address(), '(518) 555-0199{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await saved()).toBe('<p><a href="tel:5185550199">Call</a></p>');
    await user.click(tool('Link'));
    await user.click(tool('Remove the link'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await saved()).toBe('<p>Call</p>');
  });
});

test('the tab key stops at one tool, the arrow keys go through all', async () => {
  const { user, saved, selectAll } = await show('<p>Cut</p>');
  await selectAll();
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(tool('Bold'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(tool('Italic'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(tool('Italic'));
  await user.keyboard('{Home}{ArrowLeft}');
  expect(document.activeElement).toBe(tool('Redo'));
  await user.tab();
  expect(document.activeElement).toBe(text());
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(tool('Redo'));
  expect(await saved()).toBe('<p><em>Cut</em></p>');
});

test('its length is told near the limit, and what is above is not sent', async () => {
  const { paste, user, onSave } = await show(`<p>${'a'.repeat(80)}</p>`, 100);
  const described = () => document.getElementById(text().getAttribute('aria-describedby')!)!.textContent;
  expect(described()).toBe('What it is.');
  paste('<p>bbbb</p>');
  await waitFor(() => expect(described()).toBe('91 of 100 characters, formatting included'));
  paste(`<p>${'c'.repeat(20)}</p>`);
  await user.click(tool('Save'));
  await waitFor(() => expect(described()).toBe('This text has at most 100 characters, formatting included.'));
  expect(text().getAttribute('aria-invalid')).toBe('true');
  expect(onSave).not.toHaveBeenCalled();
});

test('no axe violation', async () => {
  const { container } = await show('<h2>Cut</h2><p><a href="https://a.example/">a</a></p>');
  const { violations } = await act(() => axe.run(container, { rules: { 'color-contrast': { enabled: false } } }));
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
});

test('what the server refuses in it is said once where the field says it, and the focus goes there', async () => {
  function Refusing() {
    const form = useForm<Values>({ defaultValues: { description: '' } });
    const { attempt, error } = useAttempt(form, { onlyAtField: true });
    const refusing = form.handleSubmit(() =>
      attempt(async () => {
        const extensions = { code: 'INVALID_INPUT', field: 'description' };
        throw new CombinedGraphQLErrors({ errors: [{ message: 'Too long.', extensions }] });
      }),
    );
    return (
      <form onSubmit={(event) => void refusing(event)}>
        <p>{error?.message}</p>
        <RichTextField control={form.control} name="description" label="Description" max={9} />
        <button>Save</button>
      </form>
    );
  }
  const { user } = openDialog(<Refusing />);
  await screen.findByRole('textbox', { name: 'Description' });
  await user.click(tool('Save'));
  expect(await screen.findAllByText('Too long.')).toHaveLength(1);
  expect(document.activeElement).toBe(text());
});
