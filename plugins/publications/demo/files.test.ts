import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { run } from '#adapters/memory/run.ts'
import { makeUploadsFixture } from '#plugins/uploads/testing/uploads-fixture.ts'
import { newsSections } from '../contract/terms.ts'
import { splitFrontMatter } from './front-matter.ts'
import { readMarkdown } from './markdown.ts'
import { readDemoPosts } from './read-demo-posts.ts'

/** Most bytes of a file, and of all of them together: each checkout has them. */
const most = { file: 40_000, all: 800_000 } as const

const filesOf = (section: string) => {
  const folder = path.join(import.meta.dirname, section)
  return readdirSync(folder).map((name) => ({ name, text: readFileSync(path.join(folder, name)) }))
}

describe.each(newsSections)('files of the section %s', (section) => {
  const files = filesOf(section)
  const texts = files
    .filter(({ name }) => name.endsWith('.md'))
    .map(({ name, text }) => ({ name, ...splitFrontMatter(name, text.toString()), yaml: text.toString().split('---\n')[1] ?? '' }))
  const posts = readDemoPosts(section)

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
    expect(files.filter(({ text }) => text.length > most.file).map(({ name }) => name)).toEqual([])
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

  test('TZ-03 are taken by uploads for what their names say', async () => {
    const { service, user } = makeUploadsFixture()
    for (const { name, mime, read } of posts.flatMap((post) => post.files)) {
      const stored = await run(service.store(user.id, { purpose: 'material', file: { name, mime, bytes: read() } }))
      expect([stored.mime, stored.name]).toEqual([mime, name])
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
})

test('all files together are small', () => {
  const sizes = newsSections.flatMap((section) => filesOf(section).map(({ text }) => text.length))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(most.all)
})
