import { expect, test } from 'vitest'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { atomOf, type Feed, rssOf } from './feeds.ts'

const post = {
  id: '0198f3a0-0000-7000-8000-000000000001',
  slug: 'bal',
  title: 'Bal <b>&\u0007',
  lead: '',
  content: documentOfText('Zapraszamy ]]> wszystkich.'),
  author_name: '',
  published_at: '2026-11-26T10:00:00.000Z',
  updated_at: '2026-11-27T10:00:00.000Z',
  cover: null,
}
const feed: Feed = {
  title: '„Bajka” & spółka',
  self: 'https://kredka.test/feed?a=1&b=2',
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
  const atom = atomOf(feed)
  expect(atom).toContain('<id>https://kredka.test/feed?a=1&amp;b=2</id><updated>2026-11-28T10:00:00.000Z</updated>')
  expect(atom).toContain('<id>urn:uuid:0198f3a0-0000-7000-8000-000000000001</id><link href="https://kredka.test/wpisy/bal"/>')
  expect(atom.match(/<author><name>[^<]*/g)).toEqual(['<author><name>„Bajka” &amp; spółka', '<author><name>Ola &amp; Jan'])
  expect(atom).toContain('<published>2026-11-26T10:00:00.000Z</published><updated>2026-11-27T10:00:00.000Z</updated>')
})

test('NE-05 ST-07 both feeds name their own address and the pictures of posts, with type and length, at addresses that work elsewhere', () => {
  const cover = { url: '/pliki/aktualnosci/x/1280.jpg?a=1&b=2', mime: 'image/jpeg', size: 48_213 }
  const pictured = { ...feed, posts: [{ ...post, cover }, post] }
  const picture = { url: 'https://kredka.test/pliki/aktualnosci/x/1280.jpg?a=1&amp;b=2', rest: 'length="48213" type="image/jpeg"' }
  const rss = rssOf(pictured)
  expect(rss).toContain('<atom:link rel="self" type="application/rss+xml" href="https://kredka.test/feed?a=1&amp;b=2"/>')
  expect(rss.match(/<enclosure [^>]*>/g)).toEqual([`<enclosure url="${picture.url}" ${picture.rest}/>`])
  const atom = atomOf(pictured)
  expect(atom).toContain('<link rel="self" href="https://kredka.test/feed?a=1&amp;b=2"/>')
  expect(atom.match(/<link rel="enclosure"[^>]*>/g)).toEqual([`<link rel="enclosure" href="${picture.url}" ${picture.rest}/>`])
})

test('NE-05 ST-07 a post has the same id in both feeds, whatever becomes of its title and its address', () => {
  const renamed = { ...feed, urlOf: () => 'https://kredka.test/inne/bal-zimy', posts: [{ ...post, title: 'Bal zimy', slug: 'bal-zimy' }] }
  for (const one of [feed, renamed]) {
    expect(rssOf(one)).toContain('<guid isPermaLink="false">urn:uuid:0198f3a0-0000-7000-8000-000000000001</guid>')
    expect(atomOf(one)).toContain(
      '<entry><title>'.concat(
        one === feed ? 'Bal &lt;b&gt;&amp;' : 'Bal zimy',
        '</title><id>urn:uuid:0198f3a0-0000-7000-8000-000000000001</id>',
      ),
    )
  }
})
