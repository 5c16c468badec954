/** The style sheets of a table, in the order in which they apply. */
import './table.css';
import './bar.css';
import './seats.css';
import '../prompt/answers.css';
import '../end/endings.css';
import '../people/people.css';
import './narrow.css';
import './prompt.css';
import '../prompt/refusals.css';
import '../playback/playback.css';
