/** Reference to the island of the user card; in a file of its own, so that pages can refer to it without importing it. */
export const userCardIsland = {
  name: 'accounts/UserCard',
  messages: ['shell.account', 'shell.again', 'shell.language', 'LOADING_DOTS', 'FACILITY_WAITING_FOR_APPROVAL_TOAST'],
}
