import { cms } from '#plugins/cms/contract/ui.ts'
import { formMessages, writtenMessages } from '#plugins/publications/contract/messages-ui.ts'
import { definePages } from '#web/runtime/plugin-ui.ts'
import { BlogPage } from './BlogPage.tsx' with { type: 'vike:pointer' }
import { blogData, blogPostData, contestsData } from './blog.data.ts' with { type: 'vike:pointer' }
import { ContestsPage } from './ContestsPage.tsx' with { type: 'vike:pointer' }
import { EditPage, queries as editQueries } from './cms/EditPage.tsx' with { type: 'vike:pointer' }
import { ListPage, queries as listQueries } from './cms/ListPage.tsx' with { type: 'vike:pointer' }
import { NewPage, queries as newQueries } from './cms/NewPage.tsx' with { type: 'vike:pointer' }
import { PostPage } from './PostPage.tsx' with { type: 'vike:pointer' }
import { PostSocialImage } from './PostSocialImage.tsx' with { type: 'vike:pointer' }

const cmsPosts = '/cms/posts'
const read = { layout: 'public', background: 'white', backLink: true } as const

/** Pages on which editors write, and those of the blog and of contests. */
export const pages = definePages([
  {
    layout: cms,
    name: 'cms_posts',
    route: cmsPosts,
    Page: ListPage,
    queries: listQueries,
    title: 'blog.cms.title',
    messages: ['blog.cms', ...writtenMessages],
  },
  {
    layout: cms,
    name: 'cms_posts_new',
    route: `${cmsPosts}/new`,
    Page: NewPage,
    queries: newQueries,
    title: 'blog.cms.new',
    messages: ['blog.cms', ...formMessages],
  },
  {
    layout: cms,
    name: 'cms_post',
    route: `${cmsPosts}/@news`,
    Page: EditPage,
    queries: editQueries,
    title: 'blog.cms.edit',
    messages: ['blog.cms', ...formMessages],
  },
  { ...read, name: 'blog', route: '/blog', Page: BlogPage, data: blogData, title: 'blog.page-title' },
  {
    ...read,
    name: 'blog_post',
    route: '/blog/@slug',
    Page: PostPage,
    data: blogPostData,
    socialImage: PostSocialImage,
    title: 'blog.item.page-title',
    description: 'blog.description',
  },
  { ...read, name: 'contests', route: '/konkursy', Page: ContestsPage, data: contestsData, title: 'blog.contests.page-title' },
])
