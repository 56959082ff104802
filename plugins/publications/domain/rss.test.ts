import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import type { News } from './publication.ts'
import { rssOf } from './rss.ts'

test('NE-05 RSS escapes what people have written, and describes a post by its lead or its beginning', () => {
  const post = {
    slug: 'bal',
    title: 'Bal <b>&\u0007',
    lead: '',
    content: documentOfText('Zapraszamy ]]> wszystkich.'),
    published_at: '2026-11-26T10:00:00.000Z',
  }
  const rss = rssOf({ slug: 'bajka', name: '„Bajka” & spółka' }, [post as News, { ...post, lead: 'Skrót' } as News], 'https://kredka.test')
  expect(rss).toContain('<title>Bal &lt;b&gt;&amp;</title><link>https://kredka.test/placowka/bajka/aktualnosci/bal</link>')
  expect(rss).toContain('<description>Zapraszamy ]]&gt; wszystkich.</description><pubDate>Thu, 26 Nov 2026 10:00:00 GMT</pubDate>')
  expect(rss).toContain('<description>Skrót</description>')
  expect(rss).toContain('<title>„Bajka” &amp; spółka</title>')
})
