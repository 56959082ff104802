import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { tablePrefix } from '#core/plugin/names.ts'
import { plugins } from '#plugins/server.gen.ts'
import { mentionsOf, pluginImports } from './plugin-independence.ts'
import { isTest, readSources } from './violations.ts'

const sources = readSources(path.resolve(import.meta.dirname, '../..'))
let imports: ReturnType<typeof pluginImports>
beforeAll(() => {
  imports = pluginImports(sources)
})
// `recruitment_text` is a field of facilities, not a table of recruitment.
const testSources = new Map(
  [...sources].flatMap(([file, text]) =>
    isTest(file) && /\.(db|product)\.test\.ts$/.test(file) ? [[file, text.replaceAll('recruitment_text', '')] as const] : [],
  ),
)

/**
 * Plugins that others need, or that tests of the whole product use: `registers` brings facilities, `facility-profile` a
 * page about each (decision 034). `groups` puts children into groups beside their parents of `membership`; announcements
 * and posts to groups are tested with it. `drafts` keeps what is typed in the forms of others.
 */
const needed = [
  'places',
  'tags',
  'registers',
  'catalogue',
  'facility-profile',
  'search',
  'info-pages',
  'accounts',
  'drafts',
  'map',
  'uploads',
  'moderation',
  'support',
  'facility-panel',
  'notifications',
  'cms',
  'publications',
  'membership',
  'groups',
]
const free = plugins.filter(({ name }) => !needed.includes(name))
test('each of the others can be removed', () => {
  expect(free.length).toBeGreaterThan(5)
  expect(free.filter(({ name }) => plugins.some(({ dependsOn = [] }) => dependsOn.includes(name)))).toEqual([])
})

test.each(free)('nothing outside imports $name', ({ name }) => {
  expect(imports.filter(({ plugin }) => plugin === name)).toEqual([])
})

test.each(free)('no test outside uses a route, a table or a mail of $name', ({ name, endpoints = [], mails = [], migrations = [] }) => {
  // A path may have methods of several plugins: reading a list of one, adding to it of another.
  const ofOthers = plugins.filter((one) => one.name !== name).flatMap(({ endpoints: routes = [] }) => routes.map(({ path }) => path))
  const routes = endpoints.filter(({ path }) => !ofOthers.includes(path)).map(({ path }) => `'${path}'`)
  const texts = [...routes, ...(migrations.length ? [` ${tablePrefix(name)}`] : []), ...(mails.length ? [`${name}.mail.`] : [])]
  expect(mentionsOf(name, texts, testSources)).toEqual([])
})

test('a plugin imports only plugins that it depends on', () => {
  const dependencies = new Map(plugins.map(({ name, dependsOn = [] }) => [name, dependsOn]))
  const ofProduct = imports.filter(({ file, importer }) => importer && !isTest(file) && !file.includes('/testing/'))
  expect(ofProduct.length).toBeGreaterThan(5)
  expect(ofProduct.filter(({ importer, plugin }) => !dependencies.get(importer ?? '')?.includes(plugin))).toEqual([])
})

test('finds imports of a plugin and texts outside it', () => {
  const small = new Map([
    ['core/x.test.ts', `import '#plugins/tags/testing/y.ts'; get('/api/v1/tag')`],
    ['plugins/map/web/x.ts', `import '../../tags/contract/y.ts'`],
    ['plugins/tags/web/x.ts', `import '#plugins/tags/contract/y.ts'; get('/api/v1/tag')`],
    ['plugins/server.gen.ts', `import './tags/plugin.ts'`],
  ])
  expect(pluginImports(small)).toEqual([
    { file: 'core/x.test.ts', importer: null, plugin: 'tags' },
    { file: 'plugins/map/web/x.ts', importer: 'map', plugin: 'tags' },
  ])
  expect(mentionsOf('tags', [`'/api/v1/tag'`], small)).toEqual([`core/x.test.ts: '/api/v1/tag'`])
})
