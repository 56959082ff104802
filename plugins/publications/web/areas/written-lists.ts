import { newsApi } from '../../contract/api.ts'
import { blogApi } from '../../contract/blog-api.ts'
import { materialsApi } from '../../contract/materials-api.ts'

/** Lists of written posts of all areas; the one on screen is out of date once a post has changed. */
export const writtenLists = [newsApi.listNews, materialsApi.listOwnMaterials, blogApi.listPosts] as const
