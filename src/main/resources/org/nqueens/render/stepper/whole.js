// What a stepper says that shows everything.
const shownSentence = sentence;
