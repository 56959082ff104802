/** Names and addresses of its pages. */
export const routeNames = {
  ask_question: '/placowka/@slug/zapytaj',
  user_questions: '/user/question',
  user_question: '/user/question/@question',
  facility_questions: '/user_facility/@facility/question',
  facility_question: '/user_facility/@facility/question/@question',
  mail_answer: '/odpowiedz/@token',
  mail_stop: '/odpowiedz/rezygnacja/@token',
}
