/** Never shown: its data moves every visitor on. */
export const Page = () => null
