import { readdirSync, readFileSync } from 'node:fs'
import { decodeInput } from '#core/plugin/decode-input.ts'
import { type DemoFile, type DemoPost, FrontMatter } from './demo-post.ts'
import { type Field, faultAt, splitFrontMatter } from './front-matter.ts'
import { readMarkdown } from './markdown.ts'

const office = 'application/vnd.openxmlformats-officedocument'

/** Media types of the files to download, by their endings. */
const mimes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: `${office}.wordprocessingml.document`,
  xlsx: `${office}.spreadsheetml.sheet`,
}

const frontMatterOf = (file: string, fields: ReadonlyMap<string, Field>): FrontMatter => {
  const decoded = decodeInput(FrontMatter, Object.fromEntries([...fields].map(([name, { value }]) => [name, value])))
  if ('value' in decoded) return decoded.value
  const [[path, faults] = ['_', []]] = Object.entries(decoded.schema)
  const [name = ''] = path.split('.')
  throw faultAt(file, fields.get(name)?.line ?? 1, `${name}: ${faults.join(', ')}`)
}

/** Returns the posts of a folder, by the names of their files: `{slug}.md` each, with the files beside it that it names. */
export const readPosts = (folder: URL): readonly DemoPost[] => {
  const names = readdirSync(folder).sort()

  const readPost = (name: string): DemoPost => {
    const at = new URL(name, folder)
    const { fields, body } = splitFrontMatter(at.pathname, readFileSync(at, 'utf8'))
    const { cover, cover_alt = '', files = [], ...post } = frontMatterOf(at.pathname, fields)
    const lineOf = (field: string) => fields.get(field)?.line ?? 1
    const find = (file: string, line: number): URL => {
      if (!names.includes(file)) throw faultAt(at.pathname, line, `there is no ${file}`)
      return new URL(file, folder)
    }
    const pictureOf = (file: string, alt: string, line: number) => {
      const found = find(file, line)
      if (!file.endsWith('.svg')) throw faultAt(at.pathname, line, `${file} is no drawing`)
      if (alt === '') throw faultAt(at.pathname, line, `nothing says what ${file} shows`)
      return { alt, readSvg: () => readFileSync(found, 'utf8') }
    }
    const fileOf = (file: string): DemoFile => {
      const found = find(file, lineOf('files'))
      const mime = mimes[file.slice(file.lastIndexOf('.') + 1)]
      if (mime === undefined) throw faultAt(at.pathname, lineOf('files'), `${file} is neither a PDF nor of Word or Excel`)
      return { name: file, mime, read: () => readFileSync(found) }
    }
    return {
      ...post,
      slug: name.replace(/\.md$/, ''),
      cover: cover === undefined ? null : pictureOf(cover, cover_alt, lineOf('cover')),
      files: files.map(fileOf),
      content: readMarkdown(body).map((block) =>
        block.type === 'picture' ? { type: 'figure', ...pictureOf(block.file, block.alt, block.line), caption: block.caption } : block,
      ),
    }
  }

  return names.filter((name) => name.endsWith('.md')).map(readPost)
}
