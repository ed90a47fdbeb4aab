import static org.nqueens.Queens.*;
import static org.nqueens.exercise.NotStarted.todo;
import org.nqueens.board.*;
import org.nqueens.exercise.*;
import org.nqueens.render.*;
import org.nqueens.solve.*;
import org.nqueens.trace.*;
