// Our sources name `./x.js` and mean `./x.ts`, as NodeNext wants it; packages are resolved as they are.
module.exports = function resolve(request, options) {
  const ours = /^\.{1,2}\//.test(request) && request.endsWith('.js') && !options.basedir.includes('node_modules');
  if (!ours) return options.defaultResolver(request, options);
  for (const extension of ['.ts', '.tsx', '.js']) {
    try {
      return options.defaultResolver(request.slice(0, -3) + extension, options);
    } catch {
      // the next extension is tried
    }
  }
  return options.defaultResolver(request, options);
};
