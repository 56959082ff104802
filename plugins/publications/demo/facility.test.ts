import { describeDemoFiles } from '../testing/describe-demo-posts.ts'

describeDemoFiles(new URL('./facility/', import.meta.url))
