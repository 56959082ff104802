/** The island in the card of the one who has signed in; a file of its own, so that no page loads the card to name it. */
export const userCardIsland = { name: 'parts/UserCard', messages: ['shell.account', 'shell.again', 'shell.language', 'LOADING_DOTS'] }
