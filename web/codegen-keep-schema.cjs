// The preset imports the schema's types into every file, needed or not; an export keeps the compiler from calling them unused.
module.exports = {
  plugin() {
    return 'export type { Schema };';
  },
};
