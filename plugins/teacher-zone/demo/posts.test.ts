import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { NewMaterial } from '#plugins/publications/contract/publication.ts'
import { readPosts } from '#plugins/publications/demo/read-demo-posts.ts'
import { countBy, describeDemoFiles, describeDemoTexts, tagsOf } from '#plugins/publications/testing/describe-demo-posts.ts'

const folder = new URL('./', import.meta.url)
const demoMaterials = readPosts(folder)

describeDemoFiles(folder)
describeDemoTexts(folder, { decode: (request) => decodeInput(NewMaterial, request), words: { minimum: 120, maximum: 350 } })

test('TZ-02 TZ-04 TZ-05 the demo has materials of every visibility and kind', () => {
  expect(demoMaterials).toHaveLength(40)
  expect(countBy(demoMaterials, ({ visibility = 'public' }) => visibility)).toEqual({ public: 30, private: 9, admin_only: 1 })
  expect(countBy(demoMaterials, ({ kind }) => kind)).toEqual({ material: 36, relation: 2, contest: 2 })
  expect(Object.keys(countBy(demoMaterials, ({ licence = '' }) => licence)).sort()).toEqual(['cc-by', 'own-use'])
  const contests = demoMaterials.filter(({ kind }) => kind === 'contest')
  expect(contests.map(({ closes_in_days = 0 }) => Math.sign(closes_in_days)).sort()).toEqual([-1, 1])
})

test('NE-04 each day of the calendar has a public material', () => {
  const covered = demoMaterials.filter(({ visibility }) => visibility === undefined).flatMap((post) => post.tags ?? [])
  expect(tagsOf('type_date_event')).toHaveLength(17)
  expect(tagsOf('type_date_event').filter((day) => !covered.includes(day))).toEqual([])
})

test('the materials that the description of the demo names are there', () => {
  const mandala = demoMaterials.find(({ title }) => title === 'Jesienna mandala z liści')
  expect(mandala).toMatchObject({
    tags: ['worksheet', 'autumn', 'three_year_olds', 'four_year_olds'],
    files: [{ name: 'jesienna-mandala.pdf' }],
    licence: 'cc-by',
  })
  expect(demoMaterials.find(({ title }) => title === 'Andrzejkowe wróżby')?.tags).toContain('saint_andrews_eve')
})
