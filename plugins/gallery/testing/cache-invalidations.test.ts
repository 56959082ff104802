import { expect, test } from 'vitest'
import { LimitChanged } from '#core/packages/limit-changed.ts'
import { plugin } from '../plugin.ts'

test.each([
  ['photos', ['*']],
  ['description_chars', []],
])('PK-06 a changed limit of %s makes %j stale, since any profile may show other photos then', (limit, tags) => {
  const event = LimitChanged.of({ limit })
  expect((plugin.cacheInvalidations ?? []).flatMap((one) => (one.event === event.name ? one.tagsOf(event) : []))).toEqual(tags)
})
