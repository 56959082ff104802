import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { atomOf, type Feed, rssOf } from './feeds.ts'

const post = {
  slug: 'bal',
  title: 'Bal <b>&\u0007',
  lead: '',
  content: documentOfText('Zapraszamy ]]> wszystkich.'),
  author_name: '',
  published_at: '2026-11-26T10:00:00.000Z',
  updated_at: '2026-11-27T10:00:00.000Z',
}
const feed: Feed = {
  title: '„Bajka” & spółka',
  address: 'https://kredka.test/wpisy',
  urlOf: ({ slug }) => `https://kredka.test/wpisy/${slug}`,
  posts: [post, { ...post, lead: 'Skrót', author_name: 'Ola & Jan', updated_at: '2026-11-28T10:00:00.000Z' }],
}

test('NE-05 RSS escapes what people have written, and describes a post by its lead or its beginning', () => {
  const rss = rssOf(feed)
  expect(rss).toContain('<title>Bal &lt;b&gt;&amp;</title><link>https://kredka.test/wpisy/bal</link>')
  expect(rss).toContain('<description>Zapraszamy ]]&gt; wszystkich.</description><pubDate>Thu, 26 Nov 2026 10:00:00 GMT</pubDate>')
  expect(rss).toContain('<description>Skrót</description>')
  expect(rss).toContain('<title>„Bajka” &amp; spółka</title>')
})

test('ST-07 Atom names its own address, the moment of the last change, and authors who are named', () => {
  const atom = atomOf(feed, 'https://kredka.test/atom')
  expect(atom).toContain('<id>https://kredka.test/atom</id><updated>2026-11-28T10:00:00.000Z</updated>')
  expect(atom).toContain('<id>https://kredka.test/wpisy/bal</id><link href="https://kredka.test/wpisy/bal"/>')
  expect(atom.match(/<author><name>[^<]*/g)).toEqual(['<author><name>„Bajka” &amp; spółka', '<author><name>Ola &amp; Jan'])
  expect(atom).toContain('<published>2026-11-26T10:00:00.000Z</published><updated>2026-11-27T10:00:00.000Z</updated>')
})
