import { slugOf } from '#core/kernel/slug.ts'
import { toLatin } from '#core/kernel/to-latin.ts'
import type { NewsSection } from '../contract/terms.ts'
import type { News } from './publication.ts'

/** Addresses of materials and of posts of the blog. */
const teacherZonePath = '/strefa-nauczyciela' as const
const blogPath = '/blog' as const

/** Last parts of addresses below `/strefa-nauczyciela` that are no materials. */
export const reservedSlugs: ReadonlySet<string> = new Set(['materialy-dydaktyczne', 'kalendarz'])

/** Returns the slug of a title, also of a Ukrainian one; `wpis` for one without letters. */
export const slugOfTitle = (title: string): string => slugOf(toLatin(title)) || 'wpis'

/** Returns the path of the page on which everybody reads a post; `facilitySlug` is of its facility. */
export const pathOfPost = ({ section, slug }: Pick<News, 'section' | 'slug'>, facilitySlug: string): `/${string}` => {
  if (section === 'facility') return `/placowka/${facilitySlug}/aktualnosci/${slug}`
  return `${section === 'materials' ? teacherZonePath : blogPath}/${slug}`
}

/** Returns the path on which a reader of a facility's post who is signed in finds it, whether it is public or not. */
export const pathForReader = (news: Pick<News, 'id' | 'section' | 'slug' | 'visibility'>, facilitySlug: string): `/${string}` =>
  news.visibility === 'public' ? pathOfPost(news, facilitySlug) : `/user/news/${news.id}`

/** Place of a post by the path of its page. */
interface PlaceOfPath {
  readonly section: NewsSection
  readonly slug: string
  /** Slug of the facility; `null` for the teacher zone and the blog. */
  readonly facility: string | null
}

/** Returns the place of the post that a path shows; `null` where it can show none. */
export const sectionOfPath = (path: string): PlaceOfPath | null => {
  const [, facility, item] = /^\/placowka\/([^/]+)\/aktualnosci\/([^/]+)$/.exec(path) ?? []
  if (facility !== undefined && item !== undefined) return { section: 'facility', slug: item, facility }
  const [, area, slug] = /^\/(strefa-nauczyciela|blog)\/([^/]+)$/.exec(path) ?? []
  return slug === undefined ? null : { section: area === 'blog' ? 'blog' : 'materials', slug, facility: null }
}
