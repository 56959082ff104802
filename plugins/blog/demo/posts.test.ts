import { expect, test } from 'vitest'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { NewPost } from '#plugins/publications/contract/publication.ts'
import { readPosts } from '#plugins/publications/demo/read-demo-posts.ts'
import { countBy, describeDemoFiles, describeDemoTexts } from '#plugins/publications/testing/describe-demo-posts.ts'

const folder = new URL('./', import.meta.url)

describeDemoFiles(folder)
describeDemoTexts(folder, { decode: (request) => decodeInput(NewPost, request), words: { minimum: 90, maximum: 500 } })

test('the blog of the demo has publications and contests, open and closed, in three languages', () => {
  const posts = readPosts(folder)
  expect(countBy(posts, ({ kind }) => kind)).toEqual({ publication: 10, contest: 2 })
  expect(countBy(posts, ({ language = 'pl' }) => language)).toEqual({ pl: 9, ua: 2, en: 1 })
  expect(posts.flatMap(({ closes_in_days }) => (closes_in_days === undefined ? [] : Math.sign(closes_in_days))).sort()).toEqual([-1, 1])
})
