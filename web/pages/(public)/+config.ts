import { layouts } from '../../ui/layouts/layouts.ts'

/** Pages of `web` itself use the public layout. */
export default layouts.public
