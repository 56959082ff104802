import { publicLayout } from '../layouts.ts'

/** Pages of `web` itself use the public layout. */
export default publicLayout
