import type { Plugin } from 'vite'

/**
 * Modules of Lexical that an editor without extensions, code blocks and Lexical's own rules never reaches, though its
 * packages import them; each with what they would return in such an editor.
 */
const unreached: readonly (readonly [RegExp, string])[] = [
  [
    /\/@lexical\/extension\/dist\/LexicalExtensionGetPeerDependencyFromEditor\./,
    'export const getPeerDependencyFromEditor = () => undefined',
  ],
  [
    /\/@lexical\/extension\/dist\/LexicalExtensionGetExtensionDependency\./,
    'export const $getPeerDependency = () => undefined\nexport const $getExtensionOutput = () => undefined',
  ],
  [/\/@lexical\/extension\/dist\/LexicalExtensionLexicalBuilder\./, 'export const LexicalBuilder = { maybeFromEditor: () => undefined }'],
  [/\/@lexical\/react\/dist\/LexicalReactProviderExtension\./, 'export const ReactProviderExtension = {}'],
  // Of the transformers of Markdown that the plugin has by itself.
  [
    /\/@lexical\/extension\/dist\/LexicalExtensionHorizontalRuleExtension\./,
    'export class HorizontalRuleNode {}\nexport const $createHorizontalRuleNode = () => null\nexport const $isHorizontalRuleNode = () => false\nexport const HorizontalRuleExtension = {}',
  ],
  [
    /\/@lexical\/code-core\/dist\/LexicalCodeCore\./,
    'export class CodeNode {}\nexport const $createCodeNode = () => null\nexport const $isCodeNode = () => false',
  ],
]

/** Vite plugin that leaves parts of Lexical out of the browser's scripts that its editor never reaches (decisions 217, 240). */
export const lexicalParts = (): Plugin => ({
  name: 'kredka:lexical-parts',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  load: (id) => unreached.find(([module]) => module.test(id))?.[1] ?? null,
})
