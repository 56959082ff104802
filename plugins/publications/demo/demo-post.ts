import { Schema } from 'effect'
import { languages } from '#core/kernel/language.ts'
import type { BlockNode } from '#core/rich-text/document.ts'
import { curriculumAreas, licences, newsVisibilities, postKinds } from '../contract/terms.ts'
import { publishedPattern } from './published-at.ts'

const Line = Schema.NonEmptyString

/** Front matter of a post of the demo. */
export const FrontMatter = Schema.Struct({
  kind: Schema.Literals(postKinds),
  title: Line,
  lead: Schema.optional(Line),
  language: Schema.optional(Schema.Literals(languages)),
  /** Name under which it appears. */
  author: Schema.optional(Line),
  /** Account that writes it; by default that of an editor. */
  written_by: Schema.optional(Schema.Literal('teacher')),
  licence: Schema.optional(Schema.Literals(licences)),
  visibility: Schema.optional(Schema.Literals(newsVisibilities)),
  published: Schema.String.check(Schema.isPattern(publishedPattern)),
  /** Days until a contest closes; a negative number: since it has closed. */
  closes_in_days: Schema.optional(Schema.FiniteFromString),
  /** Keys of tags of the categories of posts. */
  tags: Schema.optional(Schema.Array(Line)),
  /** Fields of a lesson. */
  aims: Schema.optional(Line),
  minutes: Schema.optional(Schema.FiniteFromString),
  age_from: Schema.optional(Schema.FiniteFromString),
  age_to: Schema.optional(Schema.FiniteFromString),
  areas: Schema.optional(Schema.Array(Schema.Literals(curriculumAreas))),
  /** Picture above it, and what that shows. */
  cover: Schema.optional(Line),
  cover_alt: Schema.optional(Line),
  /** Files to download. */
  files: Schema.optional(Schema.Array(Line)),
})
export type FrontMatter = typeof FrontMatter.Type

/** Drawing of the demo and what it shows. */
export interface DemoPicture {
  readonly alt: string
  readonly readSvg: () => string
}

/** Picture between the blocks of a text. */
export interface DemoFigure extends DemoPicture {
  readonly type: 'figure'
  readonly caption: string
}

/** File of the demo, which is read when it is stored. */
export interface DemoFile {
  readonly name: string
  readonly mime: string
  readonly read: () => Uint8Array
}

/** Post of the demo: a file `{slug}.md` and the files beside it that it names. */
export interface DemoPost extends Omit<FrontMatter, 'cover' | 'cover_alt' | 'files'> {
  readonly slug: string
  readonly cover: DemoPicture | null
  readonly files: readonly DemoFile[]
  readonly content: readonly (BlockNode | DemoFigure)[]
}
