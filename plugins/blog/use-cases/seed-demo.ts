import { define } from '#core/kernel/define.ts'
import type { Seed } from '#core/plugin/define-plugin.ts'
import { DemoPosts } from '#plugins/publications/contract/demo-posts.ts'

const folder = new URL('../demo/', import.meta.url)

/** Writes the blog of the demo, once. */
export const SeedBlogDemo = define(
  'blog/SeedDemo',
  { demoPosts: DemoPosts },
  ({ demoPosts }): Seed =>
    () =>
      demoPosts.write('blog', folder),
)
