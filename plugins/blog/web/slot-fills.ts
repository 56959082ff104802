import { cmsTabs } from '#plugins/cms/contract/ui.ts'
import { defineFills, tab } from '#web/runtime/plugin-ui.ts'

/** Blog and contests in the footer, and the tab in which editors write. */
export const fills = defineFills({
  footer: {
    users: [
      { to: 'blog', label: 'blog.title' },
      { to: 'contests', label: 'blog.contests.title' },
    ],
  },
  tabs: [tab({ area: cmsTabs, route: 'cms_posts', label: 'blog.cms.title' })],
})
