import { layouts } from '../layouts.ts'

/** Pages of `web` itself use the public layout. */
export default layouts.public
