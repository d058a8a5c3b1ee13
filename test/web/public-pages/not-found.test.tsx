import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { openPage, statusOf } from '../../../web/public/open-page.js';
import { refusing } from './requests.js';

test.each(['/nowhere', '/legal', '/page/%E0%A4%A', '/404'])(
  'answers %s with the 404 page, whatever else is down',
  async (path) => {
    const open = await openPage(refusing('UNAVAILABLE'), new URL(`http://greeter.example${path}`), 'en');
    expect(statusOf(open)).toBe(404);
    render(<open.page.Component data={open.outcome.kind === 'missing' && open.outcome.data} params={{}} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("404. That's an error.");
    expect(screen.getByText('The requested URL was not found on this server.')).toBeTruthy();
    // A customer whose link has ended has no account to make.
    expect(screen.queryByRole('link', { name: /Sign/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  },
);
