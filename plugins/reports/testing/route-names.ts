/** Names and addresses of its pages. */
export const routeNames = {
  report: '/zglos/@type/@id',
  user_reports: '/user/reports',
  user_decisions: '/user/decisions',
  user_decision: '/user/decisions/@decision',
  notice: '/zglos-tresc',
  notice_sent: '/zglos-tresc/wyslano/@number',
  transparency: '/przejrzystosc',
}
