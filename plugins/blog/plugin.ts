import { definePlugin } from '#core/plugin/define-plugin.ts'
import { implement } from '#core/plugin/implement.ts'
import { blogApi } from './contract/api.ts'
import en from './messages/en.json' with { type: 'json' }
import pl from './messages/pl.json' with { type: 'json' }
import ua from './messages/ua.json' with { type: 'json' }
import { BlogSitemap } from './services/sitemap.ts'
import { AddBlogPost, ListPosts, ShowBlogAtom, ShowBlogRss } from './use-cases/blog.ts'
import { SeedBlogDemo } from './use-cases/seed-demo.ts'

/** The blog of the editors, contests, and the pages on which editors write. */
export const plugin = definePlugin({
  name: 'blog',
  dependsOn: ['publications', 'tags', 'cms'],
  endpoints: implement(blogApi, [ListPosts, AddBlogPost, ShowBlogRss, ShowBlogAtom]),
  sitemap: BlogSitemap,
  demoSeed: SeedBlogDemo,
  messages: { pl, ua, en },
})
