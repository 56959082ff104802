import { examplesOf } from '#config/quality/testing/examples/examples.ts'
import { newId } from '#core/kernel/ids.ts'
import { documentOfText } from '#core/rich-text/write-document.ts'
import { blogApi } from '../contract/api.ts'

const added = () => ({ kind: 'publication', title: `Wpis ${newId()}`, content: documentOfText('Krok po kroku.') })

/** The blog, which editors and support write. */
export const examples = examplesOf(blogApi, () => ({}), {
  listPosts: { requests: { none: () => ({ query: { section: 'blog', status: 'draft' } }) } },
  addPost: {
    effect: 'added',
    requests: {
      none: () => {
        const body = added()
        return { body, appears: ['select 1 from publications_news where title = ?', body.title] }
      },
    },
    errors: {
      UploadNotFound: () => ({ as: 'CMS', body: { ...added(), attachment_ids: [newId()] } }),
      ConsentsNeeded: () => ({ as: 'CMS', body: { ...added(), cover_id: newId(), status: 'published' } }),
      Validation: () => ({ as: 'CMS', body: { ...added(), status: 'scheduled' } }),
    },
  },
  showBlogRss: { requests: { none: () => ({}) } },
  showBlogAtom: { requests: { none: () => ({}) } },
})
