import { readdirSync, readFileSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { splitLanguage } from '#core/kernel/language.ts'
import type { BlockNode, RichText } from '#core/rich-text/document.ts'
import { richTextVersion } from '#core/rich-text/limits.ts'
import { nodesOf, textOf } from '#core/rich-text/read-document.ts'
import { pluginPages } from '#plugins/pages.gen.ts'
import { plugins } from '#plugins/server.gen.ts'
import { tagCategories } from '../contract/terms.ts'
import type { DemoFigure, DemoPost } from '../demo/demo-post.ts'
import { splitFrontMatter } from '../demo/front-matter.ts'
import { readMarkdown } from '../demo/markdown.ts'
import { readPosts } from '../demo/read-demo-posts.ts'
import { slugOfTitle } from '../domain/addresses.ts'

/** Most bytes of a file, and of a folder: each checkout has them. */
const maximumBytes = { file: 40_000, folder: 600_000 } as const

/** Describes the files of a folder with posts of the demo. */
export const describeDemoFiles = (folder: URL) =>
  describe('files of the demo', () => {
    const names = readdirSync(folder).filter((name) => !name.endsWith('.ts'))
    const files = names.map((name) => ({ name, text: readFileSync(new URL(name, folder)) }))
    const texts = files
      .filter(({ name }) => name.endsWith('.md'))
      .map(({ name, text }) => ({ name, ...splitFrontMatter(name, text.toString()), yaml: text.toString().split('---\n')[1] ?? '' }))
    const posts = readPosts(folder)

    test('begin with front matter that is YAML', () => {
      for (const { name, fields, yaml } of texts) {
        const values = Object.entries(load(yaml) as object).map(([field, value]) => [field, typeof value === 'number' ? `${value}` : value])
        expect(values, name).toEqual([...fields].map(([field, { value }]) => [field, value]))
      }
    })

    test('are each a post, or named by one', () => {
      const named = texts.flatMap(({ name, fields, body }) => [
        name,
        ...['cover', 'files'].flatMap((field) => fields.get(field)?.value ?? []),
        ...readMarkdown(body).flatMap((block) => (block.type === 'picture' ? [block.file] : [])),
      ])
      expect(named.toSorted()).toEqual(files.map(({ name }) => name).toSorted())
    })

    test('are small', () => {
      expect(files.filter(({ text }) => text.length > maximumBytes.file).map(({ name }) => name)).toEqual([])
      expect(files.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(maximumBytes.folder)
    })

    test('have drawings without texts and foreign content, each with an alternative text of its own', () => {
      const pictures = posts.flatMap(({ cover, content }) => [
        ...(cover ? [cover] : []),
        ...content.filter((block) => block.type === 'figure'),
      ])
      const drawings = pictures.map(({ alt, readSvg }) => ({ alt, svg: readSvg() }))
      expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length)
      expect(new Set(drawings.map(({ alt }) => alt)).size).toBe(drawings.length)
      for (const { alt, svg } of drawings) {
        expect(alt.length).toBeGreaterThan(15)
        expect(svg, alt).toMatch(
          /^<svg aria-hidden="true" xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+" viewBox="[\d ]+">.*<\/svg>\n$/s,
        )
        expect(svg, alt).not.toMatch(/<text|<image|<script|href|url\((?!#)/)
      }
    })

    test('have PDFs of sheets of paper that name their title', async () => {
      for (const { name, read } of posts.flatMap((post) => post.files).filter((file) => file.name.endsWith('.pdf'))) {
        const document = await PDFDocument.load(read(), { throwOnInvalidObject: true, updateMetadata: false })
        const { width, height } = document.getPage(0).getSize()
        expect([Math.round(width), Math.round(height)], name).toEqual([595, 842])
        expect(document.getTitle()?.length, name).toBeGreaterThan(5)
      }
    })

    test('have the addresses that the titles of the posts give', () => {
      for (const { slug, title } of posts) expect(slugOfTitle(title)).toBe(slug)
    })
  })

const tagNames = Object.keys(plugins.find(({ name }) => name === 'tags')?.messages?.pl ?? {})

/** Returns the keys of the tags of a category that the platform ships. */
export const tagsOf = (category: string): readonly string[] =>
  tagNames.flatMap((key) => {
    const [, , name, ...others] = key.split('.')
    return key.startsWith(`tags.${category}.`) && name !== undefined && others.length === 0 ? [name] : []
  })
const allTags = tagCategories.flatMap(tagsOf)

const isText = (block: BlockNode | DemoFigure): block is BlockNode => block.type !== 'figure'
const documentOf = ({ content }: DemoPost): RichText => ({ version: richTextVersion, children: content.filter(isText) })

const requestOf = (post: DemoPost) => {
  const { kind, title, lead, visibility, licence, author, language } = post
  return {
    kind,
    title,
    lead,
    content: documentOf(post),
    ...(visibility !== undefined && { visibility }),
    ...(licence !== undefined && { licence }),
    ...(author !== undefined && { author_name: author }),
    ...(language !== undefined && { language }),
  }
}

/** Counts posts by a key. */
export const countBy = (posts: readonly DemoPost[], keyOf: (post: DemoPost) => string) =>
  Object.fromEntries(Object.entries(Object.groupBy(posts, keyOf)).map(([key, group]) => [key, group?.length]))

const wordsOf = (post: DemoPost) => textOf(documentOf(post)).split(/\s+/).length

const routes = pluginPages.map(({ route }) => new RegExp(`^${route.replaceAll(/@[a-z_]+/gi, '[^/]+')}$`))
const isPage = (url: string) => url.startsWith('/') && routes.some((route) => route.test(splitLanguage(url).path))

interface DemoTexts {
  /** Decodes the input of the route by which its form adds a post. */
  readonly decode: (request: unknown) => unknown
  readonly words: { readonly minimum: number; readonly maximum: number }
}

/** Describes the texts of the posts of a folder. */
export const describeDemoTexts = (folder: URL, { decode, words }: DemoTexts) =>
  describe('each post of the demo', () => {
    const posts = readPosts(folder)

    test('is what its form would accept', () => {
      for (const post of posts) expect(decode(requestOf(post)), post.title).toHaveProperty('value')
    })

    test('has a title of its own, a lead, and a text of a sensible length', () => {
      expect(new Set(posts.map(({ title }) => title)).size).toBe(posts.length)
      const unusual = posts.filter((post) => post.lead === undefined || wordsOf(post) < words.minimum || wordsOf(post) > words.maximum)
      expect(unusual.map((post) => `${post.title}: ${wordsOf(post)}`)).toEqual([])
    })

    test('has tags that exist, at least a kind and an age', () => {
      for (const { title, tags: keys = [] } of posts) {
        expect(
          keys.filter((key) => !allTags.includes(key)),
          title,
        ).toEqual([])
        for (const category of ['publication_scope', 'age_groups'])
          if (!title.startsWith('Plan publikacji'))
            expect(
              keys.some((key) => tagsOf(category).includes(key)),
              title,
            ).toBe(true)
      }
    })

    test('links to pages of the platform alone', () => {
      for (const post of posts) {
        const document = documentOf(post)
        const links = nodesOf(document).flatMap((node) => (node.type === 'link' ? [node.url] : []))
        expect([...links.filter((url) => !isPage(url)), ...(textOf(document).match(/https?:|www\.|\S+@\S+/g) ?? [])], post.title).toEqual(
          [],
        )
      }
    })
  })
