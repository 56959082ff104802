import { expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { rowsOf } from '#config/quality/testing/platform.ts'
import { databaseForTests } from '#config/quality/testing/use-case-database.ts'
import { anonymous } from '#core/access/actor.ts'
import { makeOf } from '#core/kernel/define.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { makeNewsFixture } from '../testing/news-fixture.ts'
import { ShowRss } from './feeds.ts'

const database = databaseForTests()

test('NE-05 the RSS of a facility has the cover of a post, and knows the post again under a new title', async () => {
  const fixture = await makeNewsFixture(database)
  const { add, change, upload, owner, facilityId, knownFacilities } = fixture
  const showRss = makeOf(ShowRss)({ ...fixture, facilities: knownFacilities, site: { url: 'https://kredka.test' } })
  await rowsOf(
    database,
    'insert into facility_slug (slug, base, facility_id) select slug, slug, id from facility where id = ? returning 1',
    [facilityId],
  )
  const slug = (await run(knownFacilities.find([facilityId]))).get(facilityId)?.slug ?? ''
  const read = async (pattern: RegExp) => [...(await run(showRss(anonymous(''), { slug }))).matchAll(pattern)].map(([, found]) => found)
  const cover_id = (await upload({ purpose: 'news' }, owner)).id
  const post = { facility_id: facilityId, kind: 'news', title: 'Bal jesieni', content: documentOfText('Zapraszamy.') } as const
  const { id, cover } = await run(add(owner, { ...post, cover_id, consents: true, status: 'published' }))
  const pictures = await read(/<enclosure url="([^"]*)"/g)
  expect(pictures).toEqual([`https://kredka.test${cover?.url}`])
  expect(await read(/<atom:link rel="self" [^>]*href="([^"]*)"/g)).toEqual([`https://kredka.test/api/v1/news-feed/${slug}`])

  await run(change(owner, { id, title: 'Bal zimy' }))
  expect([await read(/<item><title>([^<]*)/g), await read(/<guid isPermaLink="false">([^<]*)/g)]).toEqual([
    ['Bal zimy'],
    [`urn:uuid:${id}`],
  ])
})
