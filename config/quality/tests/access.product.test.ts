import { beforeAll, expect, test } from 'vitest'
import { plugin as formTemplate } from '../../tooling/new-plugin/template-form/plugin.ts'
import { plugin as accessFixture } from '../testing/access-fixture/plugin.ts'
import { accessFixtureExamples, formTemplateExamples, loadExamples, nameOf } from '../testing/examples/load-examples.ts'
import { createPersonas } from '../testing/examples/personas.ts'
import { linesOf } from '../testing/examples/results.ts'
import { expectedOf, makeRunResults } from '../testing/examples/run-results.ts'
import { startProduct } from '../testing/product.ts'
import { plugin as reviewFixture } from '../testing/review-fixture/plugin.ts'
import { startForTests } from '../testing/start-for-tests.ts'
import { waitForSearchIndex } from '../testing/wait-for-search-index.ts'

const lines = [...(await loadExamples()), accessFixtureExamples, formTemplateExamples].flatMap(({ plugin, examples }) =>
  examples.flatMap((example) => linesOf(example).map((line) => ({ name: `${plugin}: ${nameOf(example)}, ${line.object}`, line }))),
)
const product = startForTests(() => startProduct({ extraPlugins: [accessFixture, reviewFixture, formTemplate], jobs: false }))
let runResults: Awaited<ReturnType<typeof makeRunResults>>
beforeAll(async () => {
  runResults = await makeRunResults(product, await createPersonas(product))
  await waitForSearchIndex(product)
})

for (const { name, line } of lines)
  test(`PL-05 PL-07 AP-01 AP-04 AU-10 ${name}: results of all callers, successes as the Schema says`, async () => {
    expect(await runResults(line)).toEqual(expectedOf(line))
  })
