import { define } from '#core/kernel/define.ts'
import { PostPages } from '../domain/publications.port.ts'

/** Public posts of listed facilities. */
export const PublicationsSitemap = define('publications/Sitemap', { postPages: PostPages }, ({ postPages }) => postPages.of('facility'))
