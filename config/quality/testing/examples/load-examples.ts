import { globSync } from 'node:fs'
import path from 'node:path'
import { examples as ofFormTemplate } from '../../../tooling/new-plugin/template-form/testing/examples.ts'
import { examples as accessFixture } from '../access-fixture/examples.ts'
import type { Example } from './examples.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

/** Examples of one plugin. */
export interface PluginExamples {
  readonly plugin: string
  readonly examples: readonly Example[]
}

/** Loads the examples of all installed plugins, in the order of their names. */
export const loadExamples = async (): Promise<readonly PluginExamples[]> => {
  const files = globSync('plugins/*/testing/examples.ts', { cwd: root }).toSorted()
  return Promise.all(
    files.map(async (file) => ({
      plugin: file.split('/')[1] ?? '',
      examples: ((await import(path.join(root, file))) as { examples: readonly Example[] }).examples,
    })),
  )
}

/** Examples of the routes of the plugin by which the access rules are tested. */
export const accessFixtureExamples: PluginExamples = { plugin: 'access-fixture', examples: accessFixture }

/** Examples of a plugin as `npm run new:plugin -- --form` makes it. */
export const formTemplateExamples: PluginExamples = { plugin: 'sample-plugin', examples: ofFormTemplate }

/** Names a route: `patch /api/v1/tag/:id`. */
export const nameOf = ({ route: { method, path } }: Pick<Example, 'route'>): string => `${method} ${path}`
