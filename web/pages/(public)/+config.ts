import { shells } from '../../shells/shells.ts'

/** The pages of the house itself sit in the public shell. */
export default shells.public
