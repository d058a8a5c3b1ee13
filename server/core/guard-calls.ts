/** The object, at any depth, with `check` before each call of its functions: also of one taken out earlier. */
export function guardCalls<T extends object>(target: T, check: () => void): T {
  return new Proxy(target, {
    get(object, name) {
      const value: unknown = Reflect.get(object, name);
      if (typeof value === 'function')
        return (...args: unknown[]): unknown => {
          check();
          return Reflect.apply(value, object, args);
        };
      return typeof value === 'object' && value !== null ? guardCalls(value, check) : value;
    },
  });
}
