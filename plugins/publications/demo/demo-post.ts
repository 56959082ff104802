import type { Language } from '#core/kernel/language.ts'
import type { Licence, NewsVisibility, PostKind } from '../contract/terms.ts'
import type { Cover } from './drawing/scene.ts'
import type { DemoPicture } from './facility/ball-drawings.ts'
import type { PublishedAt } from './published-at.ts'

/** File of the demo, which is made when it is stored. */
interface DemoFile {
  readonly name: string
  readonly mime: string
  readonly make: () => Uint8Array
}

/** Post of the demo. */
export interface DemoPost {
  readonly kind: PostKind
  readonly visibility?: NewsVisibility
  readonly title: string
  readonly lead: string
  readonly published: PublishedAt
  /** Days until a contest closes; a negative number: since it has closed. */
  readonly closesIn?: number
  readonly cover?: () => Cover
  /** Pictures below the content. */
  readonly gallery?: readonly DemoPicture[]
  readonly files?: readonly DemoFile[]
  /** Keys of tags of the categories of posts. */
  readonly tags?: readonly string[]
  readonly licence?: Licence
  /** Name under which it appears. */
  readonly author?: string
  /** Written by the teacher of the demo, not by an editor. */
  readonly byTeacher?: true
  readonly language?: Language
  /** Text in the form that `documentOf` reads. */
  readonly content: string
}

const office = 'application/vnd.openxmlformats-officedocument'

const fileOf =
  (mime: string) =>
  (name: string, make: () => Uint8Array): DemoFile => ({ name, mime, make })

/** PDF of a post. */
export const pdf = fileOf('application/pdf')

/** Word file of a post. */
export const docx = fileOf(`${office}.wordprocessingml.document`)

/** Excel file of a post. */
export const xlsx = fileOf(`${office}.spreadsheetml.sheet`)
