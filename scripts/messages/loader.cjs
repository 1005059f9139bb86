const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { require: requireTypeScript } = require('tsx/cjs/api');

const { markMessages } = requireTypeScript('./mark.ts', __filename);
const FOLDER = join(__dirname, '../../messages/en');

/** Marks messages in the scripts of browsers: see docs/decisions/messages.md. */
module.exports = function load(source) {
  // What the bundler keeps from an earlier build is old when any of these changes.
  for (const file of ['compile.ts', 'edit.ts', 'mark.ts', 'parse-code.ts'])
    this.addDependency(join(__dirname, file));
  return markMessages(this.resourcePath, source, (capability) => {
    const file = join(FOLDER, `${capability}.json`);
    this.addDependency(file);
    return JSON.parse(readFileSync(file, 'utf8'));
  });
};
