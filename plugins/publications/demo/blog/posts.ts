import type { DemoPost } from '../demo-post.ts'
import { choosingPosts } from './choosing.ts'
import { contestsAndLanguages } from './contests-and-languages.ts'
import { firstDaysPosts } from './first-days.ts'
import { rightsPosts } from './rights.ts'

/** Posts of the blog that the demo begins with. */
export const demoBlog: readonly DemoPost[] = [...choosingPosts, ...firstDaysPosts, ...rightsPosts, ...contestsAndLanguages]
