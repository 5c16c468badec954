/** Fonts and style sheets of every page, in cascade order. */
import '../ui/fonts.css';
import '../ui/tokens.css';
import '../boards/players.css';
import '../ui/base.css';
import '../ui/frame.css';
import '../ui/controls.css';
import '../ui/fields.css';
import '../screens/styles.ts';
