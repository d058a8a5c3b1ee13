import { expect, test } from '@jest/globals';
import {
  clearStorage,
  rememberedUrl,
  rememberUrl,
  takeVersionChange,
} from '../../../../web/admin/accounts/browser-storage';

test.each([
  'https://evil.example/account/x',
  '//evil.example/account/x',
  '/\\evil.example/account/x',
  'javascript:alert(1)',
  '/login',
  '/account/logout',
  '/account/../login',
  'account/dashboard',
])('%s is not remembered', (url) => {
  rememberUrl(url);
  localStorage.setItem('greeter.lastUrl', localStorage.getItem('greeter.lastUrl') ?? url);
  expect(rememberedUrl()).toBeNull();
});

test('a path of the account area is remembered with its parameters', () => {
  rememberUrl('/account/checkinapp?action=customize-checkinapp');
  expect(rememberedUrl()).toBe('/account/checkinapp?action=customize-checkinapp');
});

test('clearing leaves the kiosk of this device alone', () => {
  localStorage.setItem('greeter.kioskToken', 'k1');
  localStorage.setItem('greeter.email', 'zoe@salon.example');
  localStorage.setItem('anything', 'else');
  clearStorage();
  expect(Object.keys(localStorage)).toEqual(['greeter.kioskToken']);
});

test('another version is told once; a first visit is not another version', () => {
  expect(takeVersionChange()).toBe(false);
  localStorage.setItem('greeter.version', '1.9.0');
  expect(takeVersionChange()).toBe(true);
  expect(takeVersionChange()).toBe(false);
  expect(localStorage.getItem('greeter.version')).toBe('2.0.0');
});
